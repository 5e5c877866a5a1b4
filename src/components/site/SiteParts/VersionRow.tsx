import { FormattedMessage, useIntl } from 'react-intl'

import { inLanguage } from '../../../contract/inLanguage.ts'
import type { SiteVersionCard } from '../../../contract/siteAdmin.ts'
import { Button } from '../../kit/Button.tsx'
import { Published } from './Published.tsx'
import { Version } from './SiteParts.styles.ts'

export interface VersionRowProps {
  readonly card: SiteVersionCard
  /** It is the one that holds. */
  readonly isCurrent: boolean
  readonly onOpen: (no: number) => void
}

/** Author and note of a version; an earlier version can be viewed. */
export const VersionRow = ({ card, isCurrent, onOpen }: VersionRowProps) => {
  const { locale, formatMessage } = useIntl()
  const note = inLanguage(locale, card.note, card.eng_note)
  return (
    <Version>
      <span>
        <Published card={card} />{' '}
        <strong>
          {isCurrent && <FormattedMessage id="parts.current" />}
          {card.is_material && <FormattedMessage id="parts.material" />}
        </strong>
        <small>
          {card.restores === null ? (
            note
          ) : (
            <FormattedMessage id="parts.restores" values={{ no: card.restores }} />
          )}
        </small>
      </span>
      {!isCurrent && (
        <Button
          variant="plain"
          small
          aria-label={formatMessage({ id: 'parts.compare.of' }, { no: card.no })}
          onClick={() => onOpen(card.no)}
        >
          <FormattedMessage id="parts.compare" />
        </Button>
      )}
    </Version>
  )
}
