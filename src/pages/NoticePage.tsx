import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'

/** NAV-07: pages with a single message. An unknown address is a 404. */
const NoticePage = ({ name }: PageProps) => (
  <StatusPage name={name === '202' || name === '203' ? name : '404'} />
)

export default NoticePage
