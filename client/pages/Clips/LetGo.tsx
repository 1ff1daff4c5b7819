import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { clipQueue, type Thing } from '../../parts/clip/clipQueue.ts';
import { useNotices } from '../../parts/notices/useNotices.ts';
import { Button } from '../../ui/base/Button.tsx';

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
    <Button size="small" onClick={() => void letGo()} disabled={isGone}>
      {isGone ? '外しました' : '外す'}
    </Button>
  );
}
