import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'

/** NAV-07: pages that say one thing. An address that nobody knows is a 404, whatever its name. */
const NoticePage = ({ name }: PageProps) => (
  <StatusPage name={name === '202' || name === '203' ? name : '404'} />
)

export default NoticePage
