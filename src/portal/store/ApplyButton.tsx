import type { ReactNode } from 'react';
import { buttonClass } from '../parts/Button.tsx';

export interface ApplyButtonProps {
  readonly subsReqId: string;
  readonly children: ReactNode;
}

/** The way to the subscription form of the platform, which asks for a login first. It is another part of the application. */
export const ApplyButton = ({ subsReqId, children }: ApplyButtonProps) => (
  <a
    className={buttonClass({ kind: 'accent' })}
    href={`/platform/subsc/new?subsReqId=${encodeURIComponent(subsReqId)}`}
  >
    {children}
  </a>
);
