import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { pushOverlay } from '../../router/history.ts';
import styles from './viewer.module.css';

/** A picture with its largest displayed size. */
export interface Slide {
  readonly src: string;
  /** Empty for a picture without a description. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Opens the full-screen viewer at a picture. Captions are the alternative texts. */
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
  });
  viewer.on(
    'close',
    pushOverlay(() => viewer.close()),
  );
  viewer.init();
}
