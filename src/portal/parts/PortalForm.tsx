import type { ReactNode, SyntheticEvent } from 'react';

export interface PortalFormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form of the public pages: parts one below the other; Enter sends it, but not while Hangul is being composed. */
export function PortalForm({ onSubmit, children }: PortalFormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      className="pt-form"
      // Where no script runs, nothing that is typed gets into an address.
      method="post"
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
