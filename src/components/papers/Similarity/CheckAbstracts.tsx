import { FormattedMessage } from 'react-intl'

import { comparedParts } from '../../../contract/similarity.ts'
import { Button } from '../../kit/Button.tsx'
import { Ask } from './Similarity.styles.ts'

export interface CheckAbstractsProps {
  abstracts: Readonly<Record<(typeof comparedParts)[number], string>>
  busy: boolean
  onCheck: (text: string) => void
}

/** Has one of the abstracts of a paper compared, as it is typed now. */
export const CheckAbstracts = ({ abstracts, busy, onCheck }: CheckAbstractsProps) => (
  <Ask>
    {comparedParts
      .filter((part) => abstracts[part] !== '')
      .map((part) => (
        <Button key={part} variant="quiet" small busy={busy} onClick={() => onCheck(abstracts[part])}>
          <FormattedMessage id={`similarity.check.${part}`} />
        </Button>
      ))}
    <a href="/similarity">
      <FormattedMessage id="similarity.other" />
    </a>
  </Ask>
)
