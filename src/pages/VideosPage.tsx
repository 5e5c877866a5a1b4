import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { VideoFilterForm } from '../components/catalogue/Video/VideoFilterForm.tsx'
import { VideosLayout } from '../components/catalogue/Video/VideosLayout.tsx'
import { useSubjects } from './conferences/useSubjects.ts'
import { useVisitor } from './shared/useVisitor.ts'
import { Begun } from './video/Begun.tsx'
import { readVideoFilters, videoQuery } from './video/filters.ts'
import { useVideoConferences } from './video/useVideoConferences.ts'
import { Videos } from './video/Videos.tsx'

/** `/videos` (PUB-01): what is looked for stands in the address, so that it can be shared and gone back to. */
const VideosPage = () => {
  const { go, session } = useServices()
  const visitor = useVisitor(session)
  const filters = readVideoFilters(useSearch())
  const found = videoQuery(filters)
  return (
    <VideosLayout
      begun={visitor !== null && <Begun key={visitor} />}
      filters={
        <VideoFilterForm
          // However the address spells it: a form that is drawn anew forgets what is being typed.
          key={`form ${found}`}
          filters={filters}
          subjects={useSubjects()}
          conferences={useVideoConferences()}
          onSearch={(wanted) => {
            const query = videoQuery(wanted)
            go.to(`/videos${query && `?${query}`}`, { replace: query === found })
          }}
        />
      }
    >
      <Videos key={found} filters={filters} />
    </VideosLayout>
  )
}

export default VideosPage
