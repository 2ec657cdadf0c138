/** Shows an address of ours in a window of its own, about 1200 px wide and 95% of this window's height (2-portal 9). */
export function openPopup(path: string): void {
  const height = Math.round(window.innerHeight * 0.95);
  window.open(path, '_blank', `popup,width=1200,height=${height}`);
}
