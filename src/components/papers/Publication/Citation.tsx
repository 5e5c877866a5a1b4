import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { citation, citationStyles, type CitationStyle } from '../../../contract/citation.ts'
import type { Publication } from '../../../contract/publication.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { Actions, Cited, Part } from './Publication.styles.ts'

export interface CitationProps {
  paper: Publication
  onCopy: (text: string) => void
}

/** Formats for reference managers, to copy or to download. */
export const Citation = ({ paper, onCopy }: CitationProps) => {
  const intl = useIntl()
  const [style, setStyle] = useState<CitationStyle>(intl.locale === 'en' ? 'bibtex' : 'gbt7714')
  const language = intl.locale === 'en' ? 'en' : 'zh'
  const text = citation(style, paper, language)
  const label = intl.formatMessage({ id: 'publication.cite' })
  return (
    <Part>
      <h2>{label}</h2>
      <Tabs
        label={label}
        tabs={(intl.locale === 'en' ? citationStyles : citationStyles.toReversed()).map((id) => ({
          id,
          label: names[id],
        }))}
        selected={style}
        onSelect={setStyle}
      >
        <Cited tabIndex={0} role="region" aria-label={names[style]}>
          {text}
        </Cited>
        <Actions>
          <Button small variant="quiet" onClick={() => onCopy(text)}>
            <FormattedMessage id="publication.copy" />
          </Button>
          {style !== 'gbt7714' && (
            <ButtonLink
              small
              variant="quiet"
              href={`/papers/${paper.id}.${endings[style]}?lang=${intl.locale}`}
              download
            >
              <FormattedMessage id="publication.download" values={{ style: names[style] }} />
            </ButtonLink>
          )}
        </Actions>
      </Tabs>
    </Part>
  )
}

const names = { bibtex: 'BibTeX', ris: 'RIS', gbt7714: 'GB/T 7714' } as const
const endings = { bibtex: 'bib', ris: 'ris' } as const
