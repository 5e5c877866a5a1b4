import { FormattedMessage } from 'react-intl'

import type { DocumentItem } from '../../../contract/documentBatch.ts'
import { Line, Marks, Who } from '../../kit/personLine.styles.ts'

/** One document of a batch; a certificate that was issued leads to where it is revoked. */
export const ItemRow = ({ item }: { readonly item: DocumentItem }) => {
  const { seq, name, state, says, is_printable, certificate_id, is_issued, is_revoked } = item
  const shown = is_revoked ? 'revoked' : is_issued ? 'issued' : state
  return (
    <Line>
      <Who>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {says !== '' && <p>{says}</p>}
        {!is_printable && (
          <p>
            <FormattedMessage id="documents.item.unprintable" />
          </p>
        )}
      </Who>
      <Marks>
        <span>
          <FormattedMessage id="documents.item.no" values={{ place: seq }} />
        </span>
        <span>
          <FormattedMessage id={`documents.item.${shown}`} />
        </span>
        {certificate_id !== null && is_issued && (
          <a href={`/console/certificate/${certificate_id}`}>
            <FormattedMessage id="documents.item.certificate" />
          </a>
        )}
      </Marks>
    </Line>
  )
}
