import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { ClippableRef } from '../../components/clip/ClipMutation.ts';
import { clipQueue } from '../../components/clip/clipQueue.ts';
import { useNotices } from '../../components/notices/useNotices.ts';
import { Button } from '../../ui/base/Button.tsx';
import styles from './UnclipButton.module.css';

/** Removes the clip of something that is no longer published. */
export function UnclipButton({ clippable, name }: { clippable: ClippableRef; name: string }) {
  const environment = useRelayEnvironment();
  const { showToast } = useNotices();
  const [isRemoved, setIsRemoved] = useState(false);
  const unclip = async () => {
    setIsRemoved(true);
    const result = await clipQueue(environment).setClipped(clippable, false);
    if (result.isDone) return showToast({ text: `${name}のクリップを外しました` });
    setIsRemoved(false);
    showToast({ text: `${name}：${result.message}`, tone: 'error' });
  };
  return (
    <span className={styles.scriptOnly}>
      <Button size="small" onClick={() => void unclip()} disabled={isRemoved}>
        <span className="visually-hidden">{name}を</span>
        {isRemoved ? '外しました' : '外す'}
      </Button>
    </span>
  );
}
