import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { BEFORE, FLOW } from '../../components/kaoawase/content.ts';
import styles from './KaoawasePage.module.css';
import { Leaflet } from '../../components/kaoawase/Leaflet.tsx';
import { homePath, leafletPath } from '../../paths.ts';

const TITLE = '顔合わせのしおり';

/** Landing page of the kaoawase (family meeting), with a leaflet to fill in and print. */
export default function KaoawasePage() {
  const { site } = useRequestContext();
  const crumbs = [{ label: 'トップ', href: homePath() }, { label: TITLE }];
  return (
    <>
      <Head
        title={`${TITLE}（無料テンプレート）`}
        description="両家の顔合わせの進行、席順、家族の紹介を一枚にまとめられる、しおりのテンプレートです。記入してそのまま印刷できます。"
        canonical={leafletPath()}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <div className={`page wide-flow ${styles.page}`}>
        <div className="flow" data-screen>
          <Breadcrumb crumbs={crumbs} />
          <PageTitle kind="heading" eyebrow="無料・登録不要">
            {TITLE}
          </PageTitle>
          <p className="prose">
            はじめて会う家族どうしが、名前と続柄をその場で覚えるのは大変です。一枚の紙が席にあるだけで、会話のきっかけになります。下の枠に書き込んで、そのまま印刷してください。
          </p>
        </div>
        <div data-screen>
          <Section id="before" title="決めておくこと">
            <ul className={styles.list}>
              {BEFORE.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </Section>
        </div>
        <div data-screen>
          <Section id="flow" title="当日の流れ" note="およそ2時間半">
            <ol className={styles.flow}>
              {FLOW.map(({ title, minutes, text }) => (
                <li key={title}>
                  <b>{title}</b>
                  <span className="tabular-nums">{minutes}分</span>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </Section>
        </div>
        <Leaflet />
      </div>
    </>
  );
}
