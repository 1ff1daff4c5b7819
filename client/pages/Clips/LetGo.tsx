import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { Thing } from '../../components/clip/askClip.ts';
import { clipQueue } from '../../components/clip/clipQueue.ts';
import { useNotices } from '../../components/notices/useNotices.ts';
import { Button } from '../../ui/base/Button.tsx';
import styles from './LetGo.module.css';

/** Lets go of something that is no longer there to be shown, and so has no button of its own. */
export function LetGo({ thing, name }: { thing: Thing; name: string }) {
  const environment = useRelayEnvironment();
  const { say } = useNotices();
  const [isGone, setIsGone] = useState(false);
  const letGo = async () => {
    setIsGone(true);
    const result = await clipQueue(environment).want(thing, false);
    if (result.isDone) return say({ text: `${name}のクリップを外しました` });
    setIsGone(false);
    say({ text: `${name}：${result.message}`, tone: 'error' });
  };
  return (
    <span className={styles.scripted}>
      <Button size="small" onClick={() => void letGo()} disabled={isGone}>
        <span className="unseen">{name}を</span>
        {isGone ? '外しました' : '外す'}
      </Button>
    </span>
  );
}
