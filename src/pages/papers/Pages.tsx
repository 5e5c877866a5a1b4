import { Paper } from '../review/Paper.tsx'

/** The pages of a published paper, as its reviewers read them; their viewer is loaded on request. */
const Pages = ({ id }: { id: number }) => <Paper url={`/papers/${id}.pdf`} />

export default Pages
