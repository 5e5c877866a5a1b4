import { VideosLayout } from '../components/Video/VideosLayout.tsx'
import { useSearchedWords } from './shared/useSearchedWords.ts'
import { Videos } from './video/Videos.tsx'

/** `/videos` (PUB-01) */
const VideosPage = () => {
  const search = useSearchedWords('/videos')
  return (
    <VideosLayout {...search}>
      <Videos key={search.q} q={search.q} />
    </VideosLayout>
  )
}

export default VideosPage
