import { onDemand, useOpened } from '../onDemand.tsx';
import type { MenuProps } from './MenuBox.tsx';
import './menu.css';

export type { MenuChoice, MenuProps } from './MenuBox.tsx';

const MenuBox = onDemand(async () => (await import('./MenuBox.tsx')).MenuBox);
export const fetchMenu = MenuBox.fetch;

/** A list of actions at a button. */
export function Menu(props: MenuProps) {
  return useOpened(props.anchor !== null) && <MenuBox {...props} />;
}
