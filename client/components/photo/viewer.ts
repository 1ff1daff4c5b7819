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

/** Keeps the picture at an index for the visitor. Resolves with the outcome in words, or with '' where there is nothing to say. */
export type KeepPicture = (index: number, anchor: string) => Promise<string>;

const KEEP = '写真を残す';
const KEEPING = '残しています…';
const SHARE = '写真を共有';
const COPIED = 'コピーしました';
const NOT_COPIED = 'コピーできませんでした';

/**
 * Opens the full-screen viewer at a picture. Captions are the alternative texts. The address of the page names the
 * picture that is shown.
 * @param keep adds a button for it
 */
export function openViewer(slides: readonly Slide[], index: number, keep?: KeepPicture): void {
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
    viewer.element?.setAttribute('aria-label', '写真');
    viewer.element?.setAttribute('aria-modal', 'true');
    viewer.ui?.registerElement({
      name: 'caption',
      order: 9,
      isButton: false,
      appendTo: 'root',
      tagName: 'output',
      onInit: (element) => {
        const position = document.createElement('span');
        position.className = 'visually-hidden';
        const show = () => {
          position.textContent = `${viewer.currIndex + 1} / ${slides.length} `;
          element.replaceChildren(position, slides[viewer.currIndex]?.alt ?? '');
        };
        element.className = styles.caption ?? '';
        viewer.on('change', show);
        show();
      },
    });
    /** A button that shows the outcome as its text until another picture is shown. */
    const addAction = (
      name: string,
      order: number,
      label: string,
      act: (at: number, show: (text: string) => void) => void,
    ) =>
      viewer.ui?.registerElement({
        name,
        order,
        isButton: true,
        className: styles.action,
        html: label,
        onInit: (element) => {
          element.ariaLive = 'polite';
          viewer.on('change', () => {
            // Screen readers read out the same text too when it is written again.
            if (element.textContent !== label) element.textContent = label;
          });
        },
        onClick: (_: MouseEvent, element: HTMLElement) => {
          const at = viewer.currIndex;
          act(at, (text) => {
            if (viewer.currIndex === at) element.textContent = text;
          });
        },
      });
    if (keep)
      addAction('keep', 7, KEEP, (at, show) => {
        show(KEEPING);
        void keep(at, slides[at]?.anchor ?? '').then((message) => show(message || KEEP));
      });
    addAction(
      'share',
      8,
      SHARE,
      (_, show) => void share(location.href).then((message) => message && show(message)),
    );
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
