import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { PublicationView } from '../components/papers/Publication/PublicationView.tsx'
import { Skeleton } from '../components/kit/Skeleton.ts'
import { inLanguage } from '../contract/inLanguage.ts'
import { getPublication } from '../contract/publication.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { useCopyCitation } from './papers/useCopyCitation.ts'
import { useCall } from './shared/useCall.ts'
import { useSubjectTitle } from './shared/useSubjectTitle.ts'

const Pages = lazy(() => import('./papers/Pages.tsx'))

/** `/papers/{id}`: a published paper. */
const PublicationPage = ({ params }: PageProps) => {
  const { initial } = useServices()
  const { locale } = useIntl()
  const input = { id: conferenceId(params) }
  const [served] = useState(() => initial(getPublication, input))
  const { one, view, failure, onRetry } = useCall(getPublication, input, served)
  useSubjectTitle(
    one === null ? undefined : inLanguage(locale === 'en' ? 'en' : 'zh', one.title, one.eng_title),
  )
  const [isReading, setIsReading] = useState(false)
  return (
    <PublicationView
      view={view}
      paper={one}
      failure={failure}
      onRetry={onRetry}
      onCopy={useCopyCitation()}
      pages={
        isReading && one?.has_pdf === true ? (
          <Suspense fallback={<Skeleton $height="40rem" />}>
            <Pages id={one.id} />
          </Suspense>
        ) : null
      }
      onRead={() => setIsReading(!isReading)}
    />
  )
}

export default PublicationPage
