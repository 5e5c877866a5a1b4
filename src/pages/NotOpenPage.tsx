import { StatusPage } from '../components/StatusPage/StatusPage.tsx'

/** A route of the site whose flow is still to come: says so, and leads on. */
const NotOpenPage = () => <StatusPage name="soon" />

export default NotOpenPage
