import { FormattedMessage } from 'react-intl'

import type { SimilarPaper, SimilarityReport } from '../../../contract/similarity.ts'
import { Content } from '../../kit/Content.tsx'
import { Passages } from './Passages.tsx'
import { Paper, Quiet, Title } from './Similarity.styles.ts'

/** The papers with which one text has something in common. */
export const Report = ({ report: { papers, unpublished } }: { report: SimilarityReport }) => (
  <>
    {unpublished > 0 && (
      <Quiet>
        <FormattedMessage id="similarity.unpublished" values={{ percent: unpublished }} />
      </Quiet>
    )}
    {papers.map((paper) => (
      <Paper key={paper.paper_id}>
        <Title>
          <a href={addressOf[paper.kind](paper)}>
            <Content text={paper.title} />
          </a>
        </Title>
        <p>
          <FormattedMessage id={`similarity.kind.${paper.kind}`} />
          {' · '}
          <Content text={paper.conference} />
          {' · '}
          <FormattedMessage id="similarity.share" values={{ percent: paper.percent }} />
        </p>
        <Passages passages={paper.passages} />
        {paper.more > 0 && (
          <p>
            <FormattedMessage id="similarity.more" values={{ more: paper.more }} />
          </p>
        )}
      </Paper>
    ))}
  </>
)

/** Page on which the requester may read the paper. */
const addressOf: Readonly<Record<SimilarPaper['kind'], (paper: SimilarPaper) => string>> = {
  own: ({ conference_id, paper_id }) => `/conferences/${conference_id}/submit?paper_id=${paper_id}`,
  organized: ({ paper_id }) => `/console/paper/${paper_id}`,
  published: ({ conference_id }) => `/conferences/${conference_id}`,
}
