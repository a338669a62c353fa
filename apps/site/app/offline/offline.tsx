export default function Offline() {
  return <h1>Offline</h1>;
}
