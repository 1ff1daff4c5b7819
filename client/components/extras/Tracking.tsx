import { useEffect, useState } from 'react';
import { storeConsent, storedConsent, type Consent } from '../../analytics/consent.ts';
import { forgetWaiting, track } from '../../analytics/queue.ts';
import { affiliateEvent, isCounted, startTracking } from '../../analytics/tracker.ts';
import { ConsentBar } from '../../ui/notice/ConsentBar.tsx';
import { useVisit } from '../../requestContext.ts';

/**
 * Counts visits, of everybody but the product's own users. Where visitors are to be asked nothing is loaded, handed on
 * or sent before they agree; where no tag manager is configured there is nothing to ask.
 */
export function Tracking({ userId }: { userId: string | null }) {
  const { site, inApp } = useVisit();
  const { services } = site;
  const [consent, setConsent] = useState<Consent>(storedConsent);
  const asks = services.asksConsent && services.tagUrl !== null && isCounted(userId);
  const mayCount = isCounted(userId) && (!asks || consent === 'yes');
  const isRefused = !mayCount && !(asks && consent === null);

  useEffect(() => {
    if (isRefused) forgetWaiting();
    return mayCount ? startTracking(services, { inApp }) : undefined;
  }, [mayCount, isRefused, services, inApp]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const event = affiliateEvent(target);
      if (event) track(event);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  if (!asks || consent !== null) return null;
  return (
    <ConsentBar
      onAnswer={(answer) => {
        storeConsent(answer);
        setConsent(answer);
      }}
    />
  );
}
