import { FormattedMessage } from 'react-intl'

import type { BatchCard } from '../../../contract/documentBatch.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FileSize } from '../../kit/FileSize.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { About, Rows } from '../../kit/rows.styles.ts'
import { Acts, Panel } from './Documents.styles.ts'

/** Batches of a conference, newest first; each is moved on at its own page. */
export const BatchList = ({ batches }: { readonly batches: readonly BatchCard[] }) => (
  <Panel aria-labelledby="documents-batches">
    <h2 id="documents-batches">
      <FormattedMessage id="documents.batches" />
    </h2>
    {batches.length === 0 && (
      <p>
        <FormattedMessage id="documents.batches.none" />
      </p>
    )}
    <Rows>
      {batches.map((batch) => (
        <li key={batch.id}>
          <About>
            <b>
              <bdi>{batch.name}</bdi> · <FormattedMessage id={`record.state.documentBatch.${batch.state}`} />
            </b>
            <span>
              <Moment at={batch.created_at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
              {' · '}
              <FormattedMessage id="documents.batch.counts" values={{ ...batch }} />
            </span>
          </About>
          <Acts>
            {batch.has_file && (
              <ButtonLink small variant="quiet" href={`/files/documents/${batch.id}.pdf`} download>
                PDF · <FileSize bytes={batch.bytes} />
              </ButtonLink>
            )}
            <ButtonLink small variant="quiet" href={`/console/documentBatch/${batch.id}`}>
              <FormattedMessage id="documents.batch.open" values={{ place: batch.id }} />
            </ButtonLink>
          </Acts>
        </li>
      ))}
    </Rows>
  </Panel>
)
