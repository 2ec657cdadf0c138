/** What a person types as a link, as an address. */
import { linkAddress } from '../../core/text/markup.ts';

const bareSite = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:].*)?$/u;
const bareMail = /^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/;

/** An address that may be linked; `www.example.com` and `name@example.com` are completed. Undefined when refused. */
export function typedAddress(text: string): string | undefined {
  const typed = text.trim();
  if (bareMail.test(typed)) return `mailto:${typed}`;
  if (bareSite.test(typed)) return linkAddress(`https://${typed}`);
  return linkAddress(typed);
}
