import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { OwnSharesQuery } from '../../__generated__/OwnSharesQuery.graphql.ts';
import { readOwnShares } from '../../components/account/ownShares.ts';
import { formatDate } from '../../format.ts';
import { clipSharePath, contactPath, sharedClipsPath } from '../../paths.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { useResponses } from '../../relay/useResponses.ts';
import { Section } from '../../ui/base/Section.tsx';

const OPTIONS = { networkCacheConfig: PRIVATE_REQUEST };

/** The shared lists stored on this device, last opened first. The REST API cannot list, rename or delete them. */
export function OwnShares() {
  const [hashes] = useState(readOwnShares);
  const responses = useResponses<OwnSharesQuery>(
    graphql`
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
    `,
    hashes.map((hash) => ({ hash })),
    OPTIONS,
  );
  if (responses.includes(undefined)) return null;
  const shares = responses
    .flatMap((response) => response?.hallClipShare ?? [])
    .filter(({ isOwnedByViewer }) => isOwnedByViewer);
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
