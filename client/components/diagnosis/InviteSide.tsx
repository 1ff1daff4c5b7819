import { ShareLink } from '../../ui/share/ShareLink.tsx';
import { useVisit } from '../../requestContext.ts';
import { invitation, SIDES, type Side } from './sides.ts';

/** The link for a side that is to answer, with its key behind `#`: to send by LINE or to copy. */
export function InviteSide(props: { id: string; side: Side; partnerKey: string }) {
  const { id, side, partnerKey } = props;
  const { site } = useVisit();
  const { name } = SIDES[side];
  return (
    <ShareLink
      label={`${name}に送るリンク`}
      url={invitation(site.url, id, side, partnerKey)}
      text={`結婚式について、それぞれの希望を12の質問で見比べませんか。${name}用のリンクです。`}
    />
  );
}
