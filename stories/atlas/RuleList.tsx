import { ruleText } from '../../.storybook/statechart/registry/rules.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { CodeText } from './CodeText.tsx'
import { List } from './RuleList.styles.ts'

interface Props {
  readonly rules: readonly string[]
  readonly locale: Locale
}

export const RuleList = ({ rules, locale }: Props) => (
  <List>
    {rules.map((rule) => (
      <div key={rule}>
        <dt>{rule}</dt>
        <dd>
          <CodeText>{ruleText(rule)[locale]}</CodeText>
        </dd>
      </div>
    ))}
  </List>
)
