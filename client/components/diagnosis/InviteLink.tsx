import { useRequestContext } from '../../requestContext.ts';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import { inviteUrl, SIDES, type Side } from './sides.ts';

/** The link that invites the other side, to copy or to send by LINE. */
export function InviteLink(props: { id: string; side: Side; partnerKey: string }) {
  const { id, side, partnerKey } = props;
  const { site } = useRequestContext();
  const { name } = SIDES[side];
  return (
    <ShareLink
      label={`${name}に送るリンク`}
      url={inviteUrl(site.url, id, side, partnerKey)}
      text={`結婚式について、それぞれの希望を12の質問で見比べませんか。${name}用のリンクです。`}
    />
  );
}
