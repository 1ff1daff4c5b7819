import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MyProfile_account$key } from '../../__generated__/MyProfile_account.graphql.ts';
import type { MyProfile_profile$key } from '../../__generated__/MyProfile_profile.graphql.ts';
import { formatDate, formatNumber, honorific } from '../../format.ts';
import { UNTITLED_ALBUM } from '../../components/bride/brideNames.ts';
import { FailedSection } from '../../components/page/PageSection.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { FactList } from '../../ui/base/FactList.tsx';
import { Picture } from '../../ui/base/Picture.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { AlbumGrid } from '../../ui/bride/AlbumCard.tsx';
import styles from './MyProfile.module.css';
import { albumPath, bridePath } from '../../paths.ts';

/** The member's bridal profile and its visibility. */
export function MyProfile(props: { account: MyProfile_account$key }) {
  const { profile, isProfileShown } = useFragment(
    graphql`
      fragment MyProfile_account on Account {
        isProfileShown
        profile @catch(to: RESULT) {
          ...MyProfile_profile
        }
      }
    `,
    props.account,
  );
  if (!profile.ok) return <FailedSection />;
  if (!profile.value) {
    return (
      <Section id="profile" title="プロフィール">
        <p>プロフィールはまだありません。</p>
      </Section>
    );
  }
  return <Profile profile={profile.value} isProfileShown={isProfileShown} />;
}

function Profile(props: { profile: MyProfile_profile$key; isProfileShown: boolean | null | undefined }) {
  const { isProfileShown } = props;
  const profile = useFragment(
    graphql`
      fragment MyProfile_profile on Bride {
        rawId
        nickname
        icon {
          ...picture_image
        }
        receptionImage {
          ...picture_image
        }
        albums {
          rawId
          title
          photoCount
          coverImage {
            ...picture_image
          }
        }
        region
        weddingDate
        receptionPlace
        receptionTaste
        receptionStyle
        selfIntroduction
        viewCount
        clipCount
        produce {
          planner
          dressShop
          photographer
          florist
        }
      }
    `,
    props.profile,
  );
  const { rawId, nickname, icon, receptionImage: photo, weddingDate, clipCount, produce } = profile;
  // Hidden profiles have no public album pages.
  const albums = isProfileShown ? (profile.albums ?? []) : [];
  return (
    <Section
      id="profile"
      title="プロフィール"
      more={isProfileShown ? { href: bridePath({ rawId }), label: '公開ページを見る' } : undefined}
    >
      <div className={styles.profile} data-photo={photo ? '' : undefined}>
        {photo && <Picture source={toPicture(photo)} ratio="4:5" frame="mat" sizes="280px" alt="" />}
        <div className="flow">
          <p className={styles.identity}>
            {icon && (
              <span className={styles.icon}>
                <Picture source={toPicture(icon)} ratio="1:1" sizes="48px" alt="" />
              </span>
            )}
            <b>{honorific(nickname ?? '会員')}</b>
            {isProfileShown != null && (
              <Tag tone={isProfileShown ? 'good' : 'plain'}>{isProfileShown ? '公開中' : '非公開'}</Tag>
            )}
          </p>
          {profile.selfIntroduction && <p className="prose">{profile.selfIntroduction}</p>}
          <FactList
            facts={[
              { label: '地域', value: profile.region },
              { label: '挙式日', value: weddingDate && formatDate(weddingDate) },
              { label: '会場', value: profile.receptionPlace },
              { label: 'テイスト', value: profile.receptionTaste },
              { label: '挙式スタイル', value: profile.receptionStyle },
              { label: 'プランナー', value: produce?.planner },
              { label: 'ドレス', value: produce?.dressShop },
              { label: '写真', value: produce?.photographer },
              { label: '装花', value: produce?.florist },
              { label: 'アルバム', value: albumSummary(profile.albums ?? []) },
              {
                label: '閲覧数',
                value: profile.viewCount == null ? null : `${formatNumber(profile.viewCount)}回`,
              },
              { label: 'クリップ', value: clipCount == null ? null : `${formatNumber(clipCount)}人` },
            ]}
          />
        </div>
      </div>
      {albums.length > 0 && (
        <AlbumGrid
          albums={albums.map(({ rawId: album, title, photoCount, coverImage }) => ({
            href: albumPath({ rawId: album }),
            title: title ?? UNTITLED_ALBUM,
            photoCount: photoCount ?? null,
            cover: coverImage ? toPicture(coverImage) : null,
          }))}
        />
      )}
    </Section>
  );
}

/** 「2冊・写真31枚」, or null. */
function albumSummary(albums: readonly { readonly photoCount?: number | null }[]): string | null {
  if (albums.length === 0) return null;
  const photos = albums.reduce((sum, { photoCount }) => sum + (photoCount ?? 0), 0);
  return `${formatNumber(albums.length)}冊・写真${formatNumber(photos)}枚`;
}
