import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MyProfile_account$key } from '../../__generated__/MyProfile_account.graphql.ts';
import { day, number } from '../../format.ts';
import { FactList } from '../../ui/base/FactList.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { Tag } from '../../ui/base/Tag.tsx';

/** The member's own profile (my report), and whether others see it. */
export function MyProfile(props: { account: MyProfile_account$key }) {
  const { profile, isProfileShown } = useFragment(
    graphql`
      fragment MyProfile_account on Account @throwOnFieldError {
        isProfileShown
        profile {
          rawId
          region
          weddingDate
          receptionPlace
          receptionTaste
          receptionStyle
          selfIntroduction
          viewCount
          clipCount
          albums {
            photoCount
          }
          produce {
            planner
            dressShop
            photographer
            florist
          }
        }
      }
    `,
    props.account,
  );
  if (!profile) {
    return (
      <Section id="profile" title="プロフィール">
        <p>プロフィールはまだありません。</p>
      </Section>
    );
  }
  const { rawId, weddingDate, clipCount, produce } = profile;
  return (
    <Section
      id="profile"
      title="プロフィール"
      more={isProfileShown ? { href: `/brides/${rawId}`, label: '公開ページを見る' } : undefined}
    >
      <div className="flow">
        <p>
          <Tag tone={isProfileShown ? 'good' : 'plain'}>{isProfileShown ? '公開中' : '非公開'}</Tag>
        </p>
        {profile.selfIntroduction && <p className="prose">{profile.selfIntroduction}</p>}
        <FactList
          facts={[
            { label: '地域', value: profile.region },
            { label: '挙式日', value: weddingDate && day(weddingDate) },
            { label: '会場', value: profile.receptionPlace },
            { label: 'テイスト', value: profile.receptionTaste },
            { label: '挙式スタイル', value: profile.receptionStyle },
            { label: 'プランナー', value: produce?.planner },
            { label: 'ドレス', value: produce?.dressShop },
            { label: '写真', value: produce?.photographer },
            { label: '装花', value: produce?.florist },
            { label: 'アルバム', value: albumsIn(profile.albums) },
            { label: '閲覧数', value: `${number(profile.viewCount)}回` },
            { label: 'クリップ', value: clipCount == null ? null : `${number(clipCount)}人` },
          ]}
        />
      </div>
    </Section>
  );
}

/** 「2冊・写真31枚」; null where there are none. */
function albumsIn(albums: readonly { readonly photoCount: number }[]): string | null {
  if (albums.length === 0) return null;
  const photos = albums.reduce((sum, { photoCount }) => sum + photoCount, 0);
  return `${number(albums.length)}冊・写真${number(photos)}枚`;
}
