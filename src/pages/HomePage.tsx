import { ButlerTeaser } from '../components/site/Home/ButlerTeaser.tsx'
import { ConferencesSection } from '../components/site/Home/ConferencesSection.tsx'
import { HomeHero } from '../components/site/Home/HomeHero.tsx'
import { HomePageLayout } from '../components/site/Home/HomePageLayout.tsx'
import { LivesSection } from '../components/site/Home/LivesSection.tsx'
import { NewsSection } from '../components/site/Home/NewsSection.tsx'
import { VideosSection } from '../components/site/Home/VideosSection.tsx'
import { listConferences, listLives, listNews, listVideos } from '../contract/catalogue.ts'
import { Announced } from './home/Announced.tsx'
import { useHomeList } from './home/useHomeList.ts'
import { useClock } from './shared/useClock.ts'

const HomePage = () => (
  <HomePageLayout>
    <HomeHero />
    <Announced />
    <ConferencesSection {...useHomeList(listConferences)} now={useClock()} />
    <LivesSection {...useHomeList(listLives)} />
    <VideosSection {...useHomeList(listVideos)} />
    <NewsSection {...useHomeList(listNews)} />
    <ButlerTeaser />
  </HomePageLayout>
)

export default HomePage
