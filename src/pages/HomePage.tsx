import { ButlerTeaser } from '../components/site/Home/ButlerTeaser.tsx'
import { ConferencesSection } from '../components/site/Home/ConferencesSection.tsx'
import { HomeHero } from '../components/site/Home/HomeHero.tsx'
import { HomePageLayout } from '../components/site/Home/HomePageLayout.tsx'
import { LivesSection } from '../components/site/Home/LivesSection.tsx'
import { NewsSection } from '../components/site/Home/NewsSection.tsx'
import { VideosSection } from '../components/site/Home/VideosSection.tsx'
import { listConferences, listLives, listNews, listVideos } from '../contract/catalogue.ts'
import type { ConferenceCard, LiveCard, NewsCard, VideoCard } from '../contract/catalogue.ts'
import { createRemoteListMachine } from '../machines/remoteList/remoteList.machine.ts'
import { Announced } from './home/Announced.tsx'
import { useHomeList } from './home/useHomeList.ts'
import { useClock } from './shared/useClock.ts'

const HomePage = () => (
  <HomePageLayout>
    <HomeHero />
    <Announced />
    <ConferencesSection {...useHomeList(listConferences, conferences)} now={useClock()} />
    <LivesSection {...useHomeList(listLives, lives)} />
    <VideosSection {...useHomeList(listVideos, videos)} />
    <NewsSection {...useHomeList(listNews, news)} />
    <ButlerTeaser />
  </HomePageLayout>
)

const conferences = createRemoteListMachine<ConferenceCard>()
const lives = createRemoteListMachine<LiveCard>()
const videos = createRemoteListMachine<VideoCard>()
const news = createRemoteListMachine<NewsCard>()

export default HomePage
