export { isSameForAnEye, perceivedDistance, type Picture } from "./perceived-distance.ts";
