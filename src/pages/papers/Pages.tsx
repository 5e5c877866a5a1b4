import { Paper } from '../review/Paper.tsx'

/** The pages of a published paper, as its reviewers read them; what shows them comes when they are asked for. */
const Pages = ({ id }: { id: number }) => <Paper url={`/papers/${id}.pdf`} />

export default Pages
