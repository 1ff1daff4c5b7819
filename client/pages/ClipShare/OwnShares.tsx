import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { OwnSharesQuery } from '../../__generated__/OwnSharesQuery.graphql.ts';
import { readOwnShares } from '../../components/account/ownShares.ts';
import { formatDate } from '../../format.ts';
import { clipSharePath, contactPath, sharedClipsPath } from '../../paths.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { Section } from '../../ui/base/Section.tsx';

const ownSharesQuery = graphql`
  query OwnSharesQuery($hash: String!) {
    hallClipShare(hash: $hash) {
      hash
      createdAt
      isOwnedByViewer
      hallClips(first: 1) {
        totalCount
      }
    }
  }
`;

type Share = NonNullable<OwnSharesQuery['response']['hallClipShare']>;

/** The member's shared lists that this device knows, last opened first: the REST API lists none, renames and ends none. */
export function OwnShares() {
  const environment = useRelayEnvironment();
  const [shares, setShares] = useState<readonly Share[]>([]);
  useEffect(() => {
    let isLeft = false;
    const fetchShare = (hash: string) =>
      fetchQuery<OwnSharesQuery>(
        environment,
        ownSharesQuery,
        { hash },
        { networkCacheConfig: PRIVATE_REQUEST },
      )
        .toPromise()
        // A list that cannot be read is not shown.
        .catch(() => undefined);
    void Promise.all(readOwnShares().map(fetchShare)).then((answers) => {
      const known = answers.flatMap((answer) => answer?.hallClipShare ?? []);
      if (!isLeft) setShares(known.filter(({ isOwnedByViewer }) => isOwnedByViewer));
    });
    return () => {
      isLeft = true;
    };
  }, [environment]);
  if (shares.length === 0) return null;
  return (
    <Section id="own-shares" title="これまでの共有リスト">
      <div className="flow">
        <ul className="flow">
          {shares.map(({ hash, createdAt, hallClips }) => (
            <li key={hash}>
              <a href={sharedClipsPath({ hash })}>
                {createdAt && `${formatDate(createdAt)}に作った`}
                {hallClips?.totalCount != null && `${hallClips.totalCount}会場の`}リスト
              </a>
              <br />
              <a href={clipSharePath({ list: hash })}>会場を選び直す</a>
            </li>
          ))}
        </ul>
        <p>
          この端末で開いたリストを表示しています。リストに名前を付けること、共有をやめること、コメントを消すことは、このサイトからはできません。ご希望の方は
          <a href={contactPath()}>お問い合わせ</a>ください。
        </p>
      </div>
    </Section>
  );
}
