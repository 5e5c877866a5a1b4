import { useState } from 'react'

import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { ReleasedText } from '../components/conference/ConferenceContent/ReleasedText.tsx'
import { getReleasedContent } from '../contract/conferenceContent.ts'
import { textIn } from './conferences/textIn.ts'
import { useCall } from './shared/useCall.ts'
import { useSubjectTitle } from './shared/useSubjectTitle.ts'

/** `/conferences/{id}/text/{kind}`: a released text of a conference, as all visitors read it (CONF-02). */
const ConferenceTextPage = ({ params }: PageProps) => {
  const { initial } = useServices()
  const input = textIn(params)
  const [served] = useState(() => initial(getReleasedContent, input))
  const { one, failure, onRetry } = useCall(getReleasedContent, input, served)
  useSubjectTitle(one?.title)
  return <ReleasedText text={one} failure={failure} onRetry={onRetry} />
}

export default ConferenceTextPage
