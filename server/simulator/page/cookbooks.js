/** The recipes that the app keeps on the phone itself, which no server knows. */
export function createCookbooks() {
  let list = [
    { id: 'fries', name: 'Crispy fries' },
    { id: 'salmon', name: 'Salmon with lemon' },
  ];
  const listeners = [];
  const change = (next) => {
    list = next;
    for (const listener of listeners) listener();
  };
  return {
    list: () => list,
    add: (name) => change([...list, { id: crypto.randomUUID(), name }]),
    remove: (id) => change(list.filter((cookbook) => cookbook.id !== id)),
    onChange: (listener) => listeners.push(listener),
  };
}
