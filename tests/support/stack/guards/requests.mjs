const never = () => () => false

/** Guards of what comes from outside. @type {import('./guard').Guards} */
export const REQUESTS = {
  'route-list': {
    gone: 'the thinking of each route: there is one more, `DELETE /api/health`',
    file: /src\/api\/api\/health\/route\.[jt]s$/,
    names: ['GET'],
    without: (work) => work,
    as: 'DELETE',
  },
  'null-character': {
    gone: 'the refusal of characters that PostgreSQL keeps in no text',
    file: /lib\/http\/null-character\.[jt]s$/,
    names: ['holdsNullCharacter', 'holdsHalfCharacter'],
    without: never,
  },
  'made-anew': {
    gone: 'the keeping of new pixels alone: an upload is kept as it came',
    file: /ai-designs\/.*uploads\/prepare-picture\.[jt]s$/,
    names: ['preparePicture'],
    without: (work) => async (bytes) => ({ .../** @type {object} */ (await work(bytes)), bytes }),
  },
  'portrait-made-anew': {
    gone: 'the keeping of new pixels alone: a profile picture is kept as it came',
    file: /lib\/accounts\/picture\.[jt]s$/,
    names: ['squarePicture'],
    without: (work) => async (bytes) => {
      await work(bytes)
      return bytes
    },
  },
  'told-address': {
    gone: 'that nothing calls an address out of a text: each is called',
    file: /lib\/http\/parse-request\.[jt]s$/,
    names: ['parseRequest'],
    without: (work) => (schema, value) => {
      for (const [address] of JSON.stringify(value ?? null).matchAll(/https?:\/\/[^\s"'<>)\\]+/g))
        fetch(address).catch(() => undefined)
      return work(schema, value)
    },
  },
  'public-address': {
    gone: 'the refusal of addresses within where a provider names a picture’s',
    file: /ai-designs\/.*providers\/public-address\.[jt]s$/,
    names: ['isPublic'],
    without: () => () => true,
  },
}
