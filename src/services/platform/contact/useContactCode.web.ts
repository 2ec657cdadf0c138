/** A code on its way to a new number or address: sent, counted down, void when another one is typed. */
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { NewContact } from '../../../admin/providers/data/person.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { useCountdown } from '../../../portal/parts/useCountdown.ts';

/** Seconds that a code lasts. */
const validSeconds = 300;

/** The input tidies what was typed once it is left, which makes no other number of it. */
const plain = ({ certType, value }: NewContact): string =>
  certType === 'mobile' ? value.replace(/\D/g, '') : value.trim().toLowerCase();

export function useContactCode(to: NewContact, onOver: () => void) {
  const provider = useDataProvider<DeskDataProvider>();
  const [sentTo, setSentTo] = useState<string>();
  const [shown, setShown] = useState<string>();
  const countdown = useCountdown(validSeconds, onOver);
  return {
    /** A code was sent to what stands in the input. */
    isSent: sentTo !== undefined && sentTo === plain(to),
    /** Its time is not over. */
    isGood: countdown.running,
    left: countdown.left,
    /** The code itself; known outside production only. */
    shown,
    /** False when the message did not get out. */
    async send(): Promise<boolean> {
      const { message, authenNo } = await provider.sendContactCode(to);
      if (message !== 'success') return false;
      setSentTo(plain(to));
      setShown(authenNo);
      countdown.start();
      return true;
    },
  };
}
