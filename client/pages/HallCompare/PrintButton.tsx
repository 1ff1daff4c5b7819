import { Button } from '../../ui/base/Button.tsx';

/** Prints the page. Browsers without script have a menu for it. */
export function PrintButton() {
  return (
    <p data-screen>
      <Button onClick={() => print()}>この表を印刷する</Button>
    </p>
  );
}
