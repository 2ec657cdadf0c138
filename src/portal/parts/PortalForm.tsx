import type { ReactNode, SyntheticEvent } from 'react';

export interface PortalFormProps {
  readonly onSubmit: () => void;
  /** Where a browser without scripts sends it; such a form is a `PageForm` of the server. */
  readonly action?: string;
  readonly children: ReactNode;
}

/** A form of the public pages: parts one below the other; Enter sends it, but not while Hangul is being composed. */
export function PortalForm({ onSubmit, action, children }: PortalFormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      className="pt-form"
      // Where no script runs, nothing that is typed gets into an address.
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
      }}
    >
      {children}
    </form>
  );
}
