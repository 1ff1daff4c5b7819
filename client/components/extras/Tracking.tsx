import { useEffect, useState } from 'react';
import { type Consent, readConsent, storeConsent } from '../../analytics/consent.ts';
import { affiliateEvent, isTracked, startTracking } from '../../analytics/tracker.ts';
import { discardQueuedEvents, track } from '../../analytics/track.ts';
import { ConsentBar } from '../../ui/notice/ConsentBar.tsx';
import { useRequestContext } from '../../requestContext.ts';

/**
 * Tracks visits, except those of the product's own users. Where consent is required, nothing is loaded or sent before it
 * is given; without a tag manager there is nothing to consent to.
 */
export function Tracking({ userId }: { userId: string | null }) {
  const { site, inApp } = useRequestContext();
  const { services } = site;
  const [consent, setConsent] = useState<Consent>(readConsent);
  const needsConsent = services.asksConsent && services.tagUrl !== null && isTracked(userId);
  const mayTrack = isTracked(userId) && (!needsConsent || consent === 'yes');
  const isDenied = !mayTrack && !(needsConsent && consent === null);

  useEffect(() => {
    if (isDenied) discardQueuedEvents();
    return mayTrack ? startTracking(services, { inApp }) : undefined;
  }, [mayTrack, isDenied, services, inApp]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const event = affiliateEvent(target);
      if (event) track(event);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  if (!needsConsent || consent !== null) return null;
  return (
    <ConsentBar
      onAnswer={(answer) => {
        storeConsent(answer);
        setConsent(answer);
      }}
    />
  );
}
