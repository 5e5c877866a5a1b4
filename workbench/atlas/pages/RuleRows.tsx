import { ruleText } from '../registry/rules.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { CodeText } from './CodeText.tsx'

interface Props {
  readonly rules: readonly string[]
  readonly locale: Locale
}

/** Rules with their sentences; rendered in a `dl`, on the page and in the printed catalogue. */
export const RuleRows = ({ rules, locale }: Props) =>
  rules.map((rule) => (
    <div key={rule}>
      <dt>{rule}</dt>
      <dd>
        <CodeText>{ruleText(rule)[locale]}</CodeText>
      </dd>
    </div>
  ))
