import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { ClipTarget } from '../../components/clip/ClipMutation.ts';
import { startUnclip, useClips } from '../../components/clip/ClipButton.tsx';
import { useNotices } from '../../components/notices/useNotices.ts';
import { Button } from '../../ui/base/Button.tsx';
import styles from './UnclipButton.module.css';

/** Removes the clip of something that is no longer published. */
export function UnclipButton(props: {
  target: ClipTarget;
  /** Called when the clip is removed, and when it is restored. */
  onChange?: (isClipped: boolean) => void;
}) {
  const { target, onChange } = props;
  const environment = useRelayEnvironment();
  const clips = useClips();
  const { showToast, requestLogin } = useNotices();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  const changed = (isClipped: boolean) => {
    setIsRemoved(!isClipped);
    onChange?.(isClipped);
  };
  const unclip = () =>
    startUnclip({
      environment,
      clips,
      target,
      showToast,
      requestLogin: () => requestLogin(anchor.current, true),
      onChange: changed,
    });
  return (
    <span ref={anchor} className={styles.scriptOnly}>
      <Button size="small" onClick={() => void unclip()} disabled={isRemoved}>
        <span className="visually-hidden">{target.name}を</span>
        {isRemoved ? '外しました' : '外す'}
      </Button>
    </span>
  );
}
