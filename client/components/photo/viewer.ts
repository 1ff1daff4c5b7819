import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { pushOverlay, replaceEntry } from '../../router/history.ts';
import styles from './viewer.module.css';

/** A picture with its largest displayed size. */
export interface Slide {
  readonly src: string;
  /** Empty for a picture without a description. */
  readonly alt: string;
  /** Its fragment in the address of the page. */
  readonly anchor: string;
  readonly width: number;
  readonly height: number;
}

const SHARE = 'この写真を共有';
const COPIED = 'リンクをコピーしました';
const NOT_COPIED = 'コピーできませんでした';

/**
 * Opens the full-screen viewer at a picture. Captions are the alternative texts. The address of the page names the
 * picture that is shown.
 */
export function openViewer(slides: readonly Slide[], index: number): void {
  const viewer = new PhotoSwipe({
    dataSource: slides.map((slide, at) => ({ ...slide, alt: slide.alt || `写真${at + 1}` })),
    index,
    mainClass: styles.viewer,
    bgOpacity: 1,
    returnFocus: true,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    closeTitle: '閉じる',
    zoomTitle: '拡大する',
    arrowPrevTitle: '前の写真',
    arrowNextTitle: '次の写真',
    errorMsg: '写真を読み込めませんでした',
    indexIndicatorSep: ' / ',
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: (element) => {
        const show = () => {
          element.textContent = slides[viewer.currIndex]?.alt ?? '';
        };
        element.className = styles.caption ?? '';
        viewer.on('change', show);
        show();
      },
    });
    viewer.ui?.registerElement({
      name: 'share',
      order: 8,
      isButton: true,
      className: styles.share,
      html: SHARE,
      onInit: (element) => {
        element.ariaLive = 'polite';
        viewer.on('change', () => (element.textContent = SHARE));
      },
      onClick: (_: MouseEvent, element: HTMLElement) =>
        void share(location.href).then((message) => message !== null && (element.textContent = message)),
    });
  });
  const addressOf = (at: number) => `#${slides[at]?.anchor}`;
  viewer.on(
    'close',
    pushOverlay(() => viewer.close(), addressOf(index)),
  );
  viewer.on('change', () => replaceEntry(addressOf(viewer.currIndex)));
  viewer.init();
}

/** By the device's own dialog where it has one. @returns what to tell the visitor */
async function share(url: string): Promise<string | null> {
  const canShare: boolean = 'share' in navigator;
  // Rejects when the visitor closes the dialog.
  if (canShare)
    return navigator.share({ url }).then(
      () => null,
      () => null,
    );
  return navigator.clipboard.writeText(url).then(
    () => COPIED,
    () => NOT_COPIED,
  );
}
