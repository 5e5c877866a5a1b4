import type { PageProps } from '../app/context.tsx'
import { Page } from '../components/kit/formPage.styles.ts'
import { PaperPart } from './assignment/PaperPart.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { InConsole } from './console/InConsole.tsx'

/** `/console/paper/:id/reviewers`: reviewers of a paper, for its chairs (REV-01). */
const PaperReviewersPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return (
    <InConsole current="paperDesk">
      <Page>
        <PaperPart key={id} paperId={id} />
      </Page>
    </InConsole>
  )
}

export default PaperReviewersPage
