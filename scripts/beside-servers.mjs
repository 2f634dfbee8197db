/** node scripts/beside-servers.mjs <command> [words]: a command that changes tables while the shop's servers go on (docker-compose.yml). */
import { besideServers } from './lib/beside-servers.mjs'

process.exitCode = await besideServers(process.argv.slice(2))
