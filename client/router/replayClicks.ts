/**
 * Presses again what was pressed before the page had been taken over, when nobody heard it: on a slow line that may be
 * for seconds. The first script has marked it (client/start.ts) and marks nothing any more, since what is pressed from
 * now on is heard.
 */
export function pressEarly(): void {
  dispatchEvent(new Event('takenover'));
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  if (!pressed) return;
  pressed.removeAttribute('data-pressed');
  // Not while the page is being taken over.
  setTimeout(() => pressed.click());
}
