import { keptCluster } from './db/madeCluster.ts'

/** For the build: `cli-cluster <folder>` prints the path of the cluster that new databases are copies of. */
process.stdout.write(await keptCluster(process.argv[2] ?? '.cache'))
