import { useSyncExternalStore } from 'react';
import { readConsent, storeConsent, type Consent } from '../../analytics/consent.ts';
import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { recipients } from './recipients.ts';
import { withdrawConsent } from './withdrawConsent.ts';
import styles from './ExternalTransmissionPage.module.css';
import { externalTransmissionPath } from '../../paths.ts';

/** Lists the configured services and what they receive from the visitor's browser; lets visitors withdraw consent. */
export default function ExternalTransmissionPage() {
  const { services } = useRequestContext().site;
  const all = recipients(services);
  return (
    <NarrowPage
      title="外部送信について"
      lead="電気通信事業法の外部送信規律にもとづき、このサイトをご覧になるときに、お使いの端末から外部へ送られる情報をお知らせします。"
    >
      <Head
        title="外部送信について"
        description="このサイトをご覧になるときに、どこへ、どんな情報が、何のために送られるかをお知らせします。"
        canonical={externalTransmissionPath()}
      />
      {all.length === 0 && <p className="prose">いまは、外部へ情報を送る仕組みを使っていません。</p>}
      {all.map(({ host, operator, purpose, sent, when }) => (
        <section key={`${host} ${purpose}`} className="flow">
          <h2>{operator?.name ?? host}</h2>
          <FactList
            facts={[
              { label: '送信先', value: host },
              { label: '目的', value: purpose },
              { label: '送られる情報', value: sent },
              { label: '送られるとき', value: when },
              {
                label: '送信先での扱い',
                value: operator && (
                  <a href={operator.policy} target="_blank" rel="noopener noreferrer">
                    {operator.name}の説明
                  </a>
                ),
              },
            ]}
          />
        </section>
      ))}
      {services.affiliateHosts.length > 0 && (
        <section className="flow">
          <h2>広告のリンク</h2>
          <p className="prose">
            記事の中の「広告」のリンクを押すと、次の送信先を通って広告主のページへ移ります。押すまでは何も送られません。
          </p>
          <ul className={styles.hosts}>
            {services.affiliateHosts.map((host) => (
              <li key={host}>{host}</li>
            ))}
          </ul>
        </section>
      )}
      {services.tagUrl !== null && services.asksConsent && <ConsentChoice />}
    </NarrowPage>
  );
}

const STATES: Readonly<Record<NonNullable<Consent>, string>> = {
  yes: '解析サービスへ送ることに同意いただいています。',
  no: '解析サービスへは送っていません。',
};

/** The visitor's consent, with a form to change it. The page is then reloaded, which unloads the tag manager. */
function ConsentChoice() {
  const consent = useSyncExternalStore(
    () => () => undefined,
    readConsent,
    () => null,
  );
  return (
    <section className={`flow ${styles.scriptOnly}`} aria-labelledby="consent">
      <h2 id="consent">同意の状況</h2>
      <p>
        {consent
          ? STATES[consent]
          : 'まだお答えいただいていません。お答えいただくまで、解析サービスへは何も送りません。'}
      </p>
      {consent === 'yes' && (
        <p>
          <Button
            onClick={() => {
              withdrawConsent();
              location.reload();
            }}
          >
            同意を取り消す
          </Button>
        </p>
      )}
      {consent === 'no' && (
        <p>
          <Button
            onClick={() => {
              storeConsent('yes');
              location.reload();
            }}
          >
            送信に同意する
          </Button>
        </p>
      )}
    </section>
  );
}
