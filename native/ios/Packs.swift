// Checked with npm run check-native: parsed by tree-sitter (its syntax only, no names or types); never compiled.

import CryptoKit
import Foundation
import Network

/// The packs on this phone. Make one for the whole app: it knows which packs are in use.
actor Packs {
    /// Something that is not as it should be, for your log.
    struct Problem: LocalizedError {
        let errorDescription: String?
        init(_ description: String) { errorDescription = description }
    }

    private struct Entry: Decodable {
        let language: String
        let lang: String
        let manifest: String
        let version: String
    }
    private struct List: Decodable {
        let format: Int
        let packs: [Entry]
    }
    private struct Manifest: Decodable {
        struct File: Decodable {
            let path: String
            let sha256: String
        }
        let files: [File]
    }

    private let home: URL
    private let base: URL
    private var inUse: [URL: Int] = [:]
    private var isUpdating = false

    /// - Parameters:
    ///   - home: a folder of their own, excluded from backups
    ///   - base: where packs.json is, with a slash at its end: "https://help.example.com/packs/"
    init(home: URL, base: URL) {
        self.home = home
        self.base = base
    }

    /// The folder of the newest pack, for a web view that opens now. Deletes the packs that no web view uses any more. Give it back
    /// with `close`.
    func open() -> URL? {
        let current = currentFolder()
        for folder in folders() where Self.isVersion(folder.lastPathComponent) && inUse[key(folder)] == nil {
            if current.map({ key($0) != key(folder) }) ?? true { try? FileManager.default.removeItem(at: folder) }
        }
        if let current { inUse[key(current), default: 0] += 1 }
        return current
    }

    func close(_ folder: URL) {
        let left = (inUse.removeValue(forKey: key(folder)) ?? 1) - 1
        if left > 0 { inUse[key(folder)] = left }
    }

    /// Downloads what is new in a language's pack, or damaged on this phone; the next web view shows it. After an error, the current
    /// pack stays. Throws a `CancellationError` while another update runs.
    /// - Parameter language: `language` or `lang` of packs.json: "zh-hk" or "zhf"
    func update(language: String) async throws {
        // An actor begins the next call where this one waits.
        if isUpdating { throw CancellationError() }
        isUpdating = true
        defer { isUpdating = false }
        let list = try JSONDecoder().decode(List.self, from: try await fetch("packs.json"))
        guard list.format == 1 else { throw Problem("Another format of packs: \(list.format)") }
        guard let entry = list.packs.first(where: { language == $0.language || language == $0.lang }) else {
            throw Problem("No pack for the language: \(language), only for \(list.packs.map(\.language))")
        }
        // It becomes the name of a folder.
        guard Self.isVersion(entry.version) else { throw Problem("Not a version: \(entry.version)") }
        // What interrupted downloads left, of any version.
        for folder in folders() where folder.pathExtension == "part" { try? FileManager.default.removeItem(at: folder) }
        let isThere = isWhole(home.appendingPathComponent(entry.version))
        let part: URL? = try await isThere ? nil : download(fetch(entry.manifest), version: entry.version)
        try switchTo(entry.version, from: part)
    }

    /// Returns the folder of the pack, complete but for its name.
    private func download(_ manifest: Data, version: String) async throws -> URL {
        let cached = Dictionary(currentFolder().flatMap { files(in: $0) } ?? [], uniquingKeysWith: { first, _ in first })
        let part = home.appendingPathComponent("\(version).part")
        for file in try JSONDecoder().decode(Manifest.self, from: manifest).files {
            guard Self.isHash(file.sha256) else { throw Problem("Not a hash: \(file.sha256)") }
            guard Self.staysInside(file.path) else { throw Problem("Outside of the pack: \(file.path)") }
            let content: Data
            if let old = cached[file.sha256], let data = unchanged(old, file.sha256) {
                content = data
            } else {
                content = try await fetch("files/\(file.sha256)")
                guard hash(of: content) == file.sha256 else { throw Problem("Differs from its hash: \(file.path)") }
            }
            let destination = part.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: destination)
        }
        try manifest.write(to: part.appendingPathComponent("manifest.json"))
        return part
    }

    /// Copies the pack that the app brings, unless there is one already.
    /// - Parameter folder: named after the pack's version
    func install(_ folder: URL) throws {
        if isUpdating || currentFolder() != nil { return }
        let version = folder.lastPathComponent
        guard Self.isVersion(version) else { throw Problem("Not a version: \(version)") }
        let part = home.appendingPathComponent("\(version).part")
        try? FileManager.default.removeItem(at: part)
        try FileManager.default.copyItem(at: folder, to: part)
        try switchTo(version, from: part)
    }

    private func switchTo(_ version: String, from part: URL?) throws {
        let target = home.appendingPathComponent(version)
        if let part {
            try? FileManager.default.removeItem(at: target)
            try FileManager.default.moveItem(at: part, to: target)
        }
        try Data(version.utf8).write(to: home.appendingPathComponent("current"), options: .atomic)
    }

    /// Whether the phone has no connection: waits for the system's first word, which comes at once.
    static func isOffline() async -> Bool {
        let monitor = NWPathMonitor()
        defer { monitor.cancel() }
        let paths = AsyncStream<NWPath> { continuation in
            monitor.pathUpdateHandler = { continuation.yield($0) }
            monitor.start(queue: .main)
        }
        return await paths.first(where: { _ in true })?.status == .unsatisfied
    }

    private func folders() -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: home, includingPropertiesForKeys: nil)) ?? []
    }

    private func currentFolder() -> URL? {
        guard let text = try? String(contentsOf: home.appendingPathComponent("current"), encoding: .utf8) else { return nil }
        let version = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard Self.isVersion(version) else { return nil }
        let folder = home.appendingPathComponent(version)
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("manifest.json").path) ? folder : nil
    }

    private func isWhole(_ folder: URL) -> Bool {
        files(in: folder)?.allSatisfy { sha256, file in unchanged(file, sha256) != nil } ?? false
    }

    /// The files of a pack with their hashes; nil if its manifest cannot be read.
    private func files(in folder: URL) -> [(String, URL)]? {
        guard let text = try? Data(contentsOf: folder.appendingPathComponent("manifest.json")),
            let manifest = try? JSONDecoder().decode(Manifest.self, from: text)
        else { return nil }
        return manifest.files.map { ($0.sha256, folder.appendingPathComponent($0.path)) }
    }

    /// What a file has, unless it is lost or damaged.
    private func unchanged(_ file: URL, _ sha256: String) -> Data? {
        guard let content = try? Data(contentsOf: file), hash(of: content) == sha256 else { return nil }
        return content
    }

    private func hash(of content: Data) -> String { SHA256.hash(data: content).map { String(format: "%02x", $0) }.joined() }

    private func fetch(_ path: String) async throws -> Data {
        let address = base.appendingPathComponent(path)
        let (data, response) = try await URLSession.shared.data(from: address)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw Problem("Status \(status) from \(address)") }
        return data
    }

    /// The same folder has several URLs: with and without a slash at its end.
    private func key(_ folder: URL) -> URL { URL(fileURLWithPath: folder.standardizedFileURL.path) }

    private static func isVersion(_ text: String) -> Bool { isHexadecimal(text, count: 16) }
    private static func isHash(_ text: String) -> Bool { isHexadecimal(text, count: 64) }
    private static func isHexadecimal(_ text: String, count: Int) -> Bool {
        text.utf8.count == count && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
    private static func staysInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }
}
