// Checked with npm run check-native: parsed by tree-sitter (its syntax only, no names or types); never compiled.

/// What your app supplies. Further functions of the interface go into AppFunctions; the other files can stay as they are.
@MainActor
protocol HelpApp: AnyObject {
    /// Where the site is published, without a path or a slash at its end: "https://help.example.com"
    var helpOrigin: String { get }
    /// A key of content/catalogue.json
    var helpBrand: String { get }
    var helpBrandName: String { get }
    var appVersion: String { get }
    /// Who is signed in, from memory: no network request, since a page waits for it.
    var helpUser: HelpUser { get }

    /// The token for the app servers; empty only when nobody is signed in. With `refresh`, the last one was refused: fetch a new one.
    /// Throw if it cannot be fetched now: the page then asks again.
    func helpToken(refresh: Bool) async throws -> String
}

/// `uid` is the id in the user center, and empty when nobody is signed in. `lang` is as for `getLanguage`.
struct HelpUser {
    let uid: String
    let name: String
    let lang: String
    let country: String
    let dialCode: String
}
