import { RebuttalPart } from '../../components/papers/Submission/RebuttalPart.tsx'
import type { OwnPaper } from '../../contract/paper.ts'
import { OwnAuthorship } from './OwnAuthorship.tsx'
import { Rebuttal } from './Rebuttal.tsx'

interface Props {
  paper: OwnPaper
  /** It was changed elsewhere: reload it. */
  onChanged: () => void
}

/** Requests to an author of a paper: confirm the authorship, and reply to the reviews. */
export const OwnParts = ({ paper: { id, time_zone, own_answer: said, rebuttal }, onChanged }: Props) => (
  <>
    {said !== null && (
      <OwnAuthorship key={said} paperId={id} answer={said === 'asked' ? null : said} onChanged={onChanged} />
    )}
    {rebuttal !== null && (
      <RebuttalPart
        rebuttal={rebuttal}
        timeZone={time_zone}
        form={rebuttal.is_open && <Rebuttal rebuttal={rebuttal} paperId={id} onChanged={onChanged} />}
      />
    )}
  </>
)
