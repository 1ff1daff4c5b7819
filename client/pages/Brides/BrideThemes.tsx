import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideThemes_query$key } from '../../__generated__/BrideThemes_query.graphql.ts';
import { UNNAMED_THEME } from '../../components/bride/brideNames.ts';
import { Section } from '../../ui/base/Section.tsx';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { themePath, themesPath } from '../../paths.ts';

export function BrideThemes(props: { query: BrideThemes_query$key }) {
  const { themeTags } = useFragment(
    graphql`
      fragment BrideThemes_query on Query {
        themeTags @required(action: THROW) {
          nodes @required(action: THROW) {
            rawId
            name
            brideCount
          }
        }
      }
    `,
    props.query,
  );
  return (
    <Section id="themes" title="テーマから探す" more={{ href: themesPath(), label: 'すべてのテーマ' }}>
      <ChipLinks
        label="テーマ"
        links={themeTags.nodes.map(({ rawId, name, brideCount }) => ({
          label: `${name ?? UNNAMED_THEME}${brideCount == null ? '' : `（${brideCount}）`}`,
          href: themePath({ rawId }),
        }))}
      />
    </Section>
  );
}
